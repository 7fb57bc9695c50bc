"""Whose a request is: the address it came from, through proxies that are trusted.

Limits are by address. Of IPv6 the network counts, the first 64 bits: a single machine has as many
addresses in it as it likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
NETWORK_BITS = 64


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """The address that is written there, perhaps with a port as proxies write it."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """The address under which a client is counted."""
    found = address_in(address)
    if isinstance(found, IPv6Address) and not found.is_loopback:
        return str(IPv6Network((int(found) >> NETWORK_BITS << NETWORK_BITS, NETWORK_BITS)))
    return address if found is None else str(found)


class Proxies:
    """The proxies whose word is taken for where a request came from."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks: list[Network] = [ip_network(text, strict=False) for text in networks]

    def trusts(self, address: str) -> bool:
        found = address_in(address) if self._networks else None
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """Who asked: the last address that no trusted proxy has.

        `forwarded`: the values of X-Forwarded-For. Each proxy adds on the right from whom it
        heard, so that what stands further to the left may be made up.
        """
        client = peer
        for text in reversed(",".join(forwarded).split(",") if forwarded else []):
            if not self.trusts(client):
                break
            found = address_in(text)
            if found is None:
                break
            client = str(found)
        return client

"""The client of a request: the address it came from, through trusted proxies.

Limits apply per address. For IPv6 the /64 network counts as one address, since a single machine can
use any number of addresses in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
NETWORK_BITS = 64


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """The address in a header, which proxies may write with a port."""
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
    """The proxies trusted to say where a request came from."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks: list[Network] = [ip_network(text, strict=False) for text in networks]

    def trusts(self, address: str) -> bool:
        found = address_in(address) if self._networks else None
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """The client: the last address that is not a trusted proxy's.

        `forwarded`: the values of X-Forwarded-For. Each proxy appends the address it
        received the request from, so entries further to the left may be forged.
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

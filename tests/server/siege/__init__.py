"""Hostile traffic of all kinds at once against a server as it comes, while people play there.

    python -m server.siege [--quick]      (`make siege`)

The server has one core for itself. On the other one are the attackers, who stand behind everybody
(nice 19), at twenty addresses of this machine, and the players of a hundred tables at others.
Whatever the attackers ask for, each of them asks for ten times as much as an address is allowed.
"""

"""The table in the browser: HTTP and WebSocket, stored tables, seats by link, bots."""

// Matches with two connected players each; prints what they met, as JSON.
//   node load.js ADDRESS PLAYERS RATE SECONDS WARM_UP SERVER_PID      (RATE 0: without waiting)
const { readFileSync } = require('node:fs');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Counter } = require('./game');

const [address, ...numbers] = process.argv.slice(2);
const [players, rate, seconds, warmUp, pid] = numbers.map(Number);
const TICKS = 100; // a second, as /proc counts
const now = () => performance.now() / 1000;
const sleep = (time) => new Promise((done) => setTimeout(done, 1000 * time));
// The server closes connections that were idle for a while, perhaps just as one is used again.
const post = async (path, body, tries = 3) => {
  try {
    const answer = await fetch(`${address}/games/counter/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch (fault) {
    if (tries === 1) throw fault;
    return post(path, body, tries - 1);
  }
};

class Match {
  constructor() {
    this.seen = [0, 0];
    this.count = 0; // moves made
    this.sent = 0;
    this.waiting = false;
    this.latencies = [];
  }

  async open() {
    const { matchID } = await post('create', { numPlayers: 2 });
    this.clients = [];
    for (const playerID of ['0', '1']) {
      const { playerCredentials: credentials } = await post(`${matchID}/join`, {
        playerID,
        playerName: 'p',
      });
      const multiplayer = SocketIO({
        server: address,
        socketOpts: { transports: ['websocket'], forceNew: true },
      });
      const client = Client({ game: Counter, multiplayer, matchID, playerID, credentials, debug: false });
      const ready = new Promise((done) => {
        client.subscribe((state) => {
          if (!state || !state.isConnected) return;
          done();
          this.see(Number(playerID), state.G.count);
        });
      });
      client.start();
      await ready;
      this.clients.push(client);
    }
  }

  see(player, count) {
    this.seen[player] = count;
    // The mover's own client counts at once, before the server has answered: it is not asked.
    if (this.waiting && player !== this.mover && count >= this.count) {
      this.latencies.push(now() - this.sent);
      this.waiting = false;
      if (this.then) this.then();
    }
  }

  act() {
    this.mover = this.count % 2;
    this.count += 1;
    this.waiting = true;
    this.sent = now();
    this.clients[this.mover].moves.add();
  }
}

async function atARate(matches, time) {
  const start = now();
  let number = 0;
  while (now() - start < time) {
    while (number < (now() - start) * rate) {
      number += 1;
      for (let tries = 0; tries < 20; tries++) {
        const match = matches[Math.floor(Math.random() * matches.length)];
        if (!match.waiting) {
          match.act();
          break;
        }
      }
    }
    await sleep(0.001);
  }
}

async function withoutWaiting(matches, time) {
  const until = now() + time;
  await Promise.all(
    matches.slice(0, 50).map(async (match) => {
      while (now() < until) {
        const seen = new Promise((done) => (match.then = done));
        match.act();
        await seen;
      }
    }),
  );
}

function busy() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function main() {
  const matches = Array.from({ length: players / 2 }, () => new Match());
  for (let start = 0; start < matches.length; start += 25) {
    await Promise.all(matches.slice(start, start + 25).map((match) => match.open()));
  }
  await (rate ? atARate(matches, warmUp) : withoutWaiting(matches, warmUp));
  await sleep(0.5);
  for (const match of matches) match.latencies = [];
  const [used, own, start] = [busy(), process.cpuUsage(), now()];
  await (rate ? atARate(matches, seconds) : withoutWaiting(matches, seconds));
  const time = now() - start;
  const mine = process.cpuUsage(own);
  const shares = { busy: (busy() - used) / time, players_busy: (mine.user + mine.system) / 1e6 / time };
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  await sleep(1);
  const all = matches.flatMap((match) => match.latencies).sort((a, b) => a - b);
  const at = (share) => 1000 * all[Math.min(all.length - 1, Math.floor(share * all.length))];
  console.log(
    JSON.stringify({
      actions: all.length / time,
      p50: at(0.5),
      p99: at(0.99),
      memory: (pages * 4096) / 2 ** 20,
      ...shares,
    }),
  );
  process.exit(0);
}

main().catch((fault) => {
  console.error(fault);
  process.exit(1);
});

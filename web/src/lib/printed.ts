// What is printed in the boxes: it is fetched once, from an address that changes with what it says.
import { get, Refusal } from './api.ts';
import type { PrintedGiven } from './types/protocol.ts';

const fetched = new Map<string, Promise<PrintedGiven>>();

/** What is printed, from the address that the state of a table or the list of games names. */
export function printed(address: string, table = ''): Promise<PrintedGiven> {
  let found = fetched.get(address);
  if (!found) {
    found = fetchIt(address, table).catch((fault: unknown) => {
      fetched.delete(address);
      throw fault;
    });
    fetched.set(address, found);
  }
  return found;
}

async function fetchIt(address: string, table: string): Promise<PrintedGiven> {
  try {
    return await get<PrintedGiven>(address);
  } catch (fault) {
    // One of several servers that has not met an owner's corrected figures yet learns them so.
    if (!table || !(fault instanceof Refusal) || fault.status !== 404) throw fault;
    return get<PrintedGiven>(`${address}?table=${encodeURIComponent(table)}`);
  }
}

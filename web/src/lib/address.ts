// What an address of the page says: #/table/ID?at=5

export interface Address {
  path: readonly string[];
  query: URLSearchParams;
}

export function address(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return {
    path: path.split('/').filter(Boolean).map(decoded),
    query: new URLSearchParams(query),
  };
}

/** What somebody has typed or cut off need not be decodable: then it is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

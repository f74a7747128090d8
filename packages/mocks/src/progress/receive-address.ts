/** Addresses of test networks, where a chain writes them differently. Nobody has their keys. */
const ADDRESSES: Readonly<Record<string, string>> = {
  ADA: 'addr_test1vpu5vlrf4xkxv2qpwngf6cjhtw542ayty80v8dyr49rf5eg57c2qv',
  BTC: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  DOGE: 'nVwuUNfqXGa5fUPmzHy6yXVfKBhLGvQp4Y',
  LTC: 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0',
  SOL: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  XRP: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
};
const EVERY_EVM_CHAIN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Where somebody receives what is moved on a chain. */
export function receiveAddress(chain: string) {
  const address = ADDRESSES[chain] ?? EVERY_EVM_CHAIN;
  return { address, memo: chain === 'XRP' ? '100001' : null };
}

import { InMemoryConnectivity } from '#adapters/in-memory/in-memory-connectivity.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { connectivityContract } from '#tests/contracts/connectivity.contract.ts';
import { storageContract } from '#tests/contracts/storage.contract.ts';

storageContract('InMemoryStorage', 'persisted', () => new InMemoryStorage());
storageContract(
  'InMemoryStorage that is full',
  'memoryOnly',
  () => new InMemoryStorage({ writeResult: 'memoryOnly' }),
);

connectivityContract('InMemoryConnectivity', () => {
  const connectivity = new InMemoryConnectivity();
  return { connectivity, turn: (isOnline) => connectivity.setOnline(isOnline) };
});

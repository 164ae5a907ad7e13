import { keuzehulpStorageKey } from '#domain/recommendation/keuzehulp-storage-keys.ts';
import { StoragePort } from '#ports/storage.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';

/** Whether this tab has a run of the keuzehulp to resume. */
export const storedRunBinding = defineBinding(
  'StoredRun',
  [StoragePort],
  ({ session }) =>
    () =>
      session.read(keuzehulpStorageKey) !== null,
);

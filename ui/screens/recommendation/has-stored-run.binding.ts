import { StoragePort } from '#ports/storage.port.ts';
import { defineBinding } from '#ui/stores/binding.ts';
import { keuzehulpStorageKey } from '#ui/stores/keuzehulp-storage-keys.ts';

/** Whether this tab has a run of the keuzehulp to resume. */
export const hasStoredRunBinding = defineBinding(
  'StoredRun',
  [StoragePort],
  ({ session }) =>
    () =>
      session.read(keuzehulpStorageKey) !== null,
);

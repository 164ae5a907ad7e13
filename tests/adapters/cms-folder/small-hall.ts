import { aGlobal } from '#fixtures/builders/a-hall.ts';
import { aFolder, type TestFolder } from '#tests/adapters/cms-folder/write-hall.ts';

/** The file of the concert in a small hall. */
export const trio = `{
  "id": 7,
  "title": { "nl": "Het trio", "en": "The trio" },
  "starts": "2026-12-04 20:30",
  "room": "cellar",
  "genres": [{ "nl": "Swing", "en": "Swing" }],
  "performers": [{ "name": "Ada Lund", "role": { "nl": "bas", "en": "bass" } }],
  "prices": [{ "ticketType": "Normaal", "amount": 18 }],
  "purchaseUrl": "https://shop.example/trio"
}`;

/** Writes a folder with a room, one concert and a page in each language. */
export function writeSmallHall(): TestFolder {
  const folder = aFolder();
  folder.write('global.nl.json', aGlobal('nl'));
  folder.write('global.en.json', aGlobal('en'));
  folder.write('rooms.json', [{ id: 'cellar', title: { nl: 'Kelder', en: 'Cellar' } }]);
  folder.write('concerts/trio.json', trio);
  folder.write('concerts/trio.en.md', 'They play **late**.');
  folder.write('pages/contact.nl.md', '---\ntitle: Contact\nuri: contact\n---\n\nBel ons.\n');
  folder.write('pages/contact.en.md', '---\ntitle: Contact\nuri: contact\n---\n\nCall us.\n');
  return folder;
}

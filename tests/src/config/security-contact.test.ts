import { describe, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';

/** The contact in `security.txt`, and what is refused, for a hall whose identity has a contact or none. */
function readContact(environment: Readonly<Record<string, string>>, securityContact?: string) {
  const reading = readConfig(environment, securityContact === undefined ? {} : { securityContact });
  return reading.kind === 'ready'
    ? { contact: reading.config.operation.securityContact, refused: [] }
    : { refused: reading.refusals.map(({ variable }) => variable) };
}

describe('the contact in security.txt', () => {
  it('HALL-10 is that of the hall, unless the variable names another', () => {
    const own = 'mailto:veilig@hal.example';
    expect(readContact({}, own)).toEqual({ contact: own, refused: [] });
    expect(readContact({ SECURITY_CONTACT: 'https://hal.example/melden' }, own).contact).toBe(
      'https://hal.example/melden',
    );
  });

  it.each([{}, { SECURITY_CONTACT: '' }, { SECURITY_CONTACT: ' ' }])(
    'HALL-10 is refused for a hall without one: %j',
    (environment) => {
      expect(readContact(environment).refused).toEqual(['SECURITY_CONTACT']);
    },
  );

  it('HALL-10 is enough as a variable', () => {
    const contact = 'mailto:bar@nachtpont.example';
    expect(readContact({ SECURITY_CONTACT: contact })).toEqual({ contact, refused: [] });
  });
});

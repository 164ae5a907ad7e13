import * as schemas from '#src/config/variable-schemas.ts';
import { createVariableSchema } from '#src/config/variable.ts';

const sharedSecret = schemas.createSecretSchema(
  'a secret of at least 32 characters',
  (word) => word.length >= 32,
);

const databaseToken = schemas.createSecretSchema('a token without spaces', (token) => !/\s/.test(token));

/** The variables of the Bridge (`npm run bridge`). */
export const bridgeVariables = {
  BRIDGE_PORT: createVariableSchema(schemas.createPortSchema(), {
    default: '3100',
    example: '8081',
    meaning: 'port that the Bridge listens on',
  }),
  BRIDGE_HOST: createVariableSchema(schemas.createTextSchema('a network address of the machine'), {
    default: '',
    defaultText: '`::`, without IPv6 `0.0.0.0`',
    example: '127.0.0.1',
    meaning: 'network address that the Bridge listens on',
  }),
  BRIDGE_SECRET: createVariableSchema(sharedSecret, {
    default: '',
    defaultText: 'none: the Bridge does not start without it',
    meaning:
      'secret that the ticketing and the Bridge share: with it the ticketing makes the hash that proves a user ([the hash](operation/bridge.md#the-hash-of-a-user))',
  }),
  BRIDGE_SECRET_PREVIOUS: createVariableSchema(sharedSecret, {
    default: '',
    meaning: 'second secret whose hashes are also accepted, during a secret rotation',
  }),
  BRIDGE_DATABASE: createVariableSchema(
    schemas.createTextSchema('a path, or the address of a libSQL server', isDatabase),
    {
      default: '.bridge/bridge.db',
      example: '/var/lib/klankhuis-bridge/bridge.db',
      meaning:
        'file of the embedded database, which is created if it is missing, or the address of a libSQL server (`libsql://db.hall.example`)',
    },
  ),
  BRIDGE_DATABASE_TOKEN: createVariableSchema(databaseToken, {
    default: '',
    meaning: 'bearer token of the libSQL server. Empty: no token is sent',
  }),
  BRIDGE_KEUZEHULP: createVariableSchema(schemas.createTextSchema('the uri of a page'), {
    default: 'keuzehulp',
    example: 'help-me-choose',
    meaning:
      'uri, in the default language, of the page with the questions of the keuzehulp: answers that are not in it are refused',
  }),
  BRIDGE_EXCLUDING_QUESTIONS: createVariableSchema(
    schemas.createListSchema('a list of tags of questions, separated by commas', /\s*,\s*/),
    {
      default: '',
      example: 'klank, gezelschap, moment, woorden',
      meaning:
        'questions of the keuzehulp whose answers exclude concerts without them, the most important first ([how concerts are recommended](operation/bridge.md#how-concerts-are-recommended))',
    },
  ),
  BRIDGE_EXPERIMENTS: createVariableSchema(schemas.createTextSchema('the path of a file'), {
    default: '',
    example: '/etc/klankhuis/experiments.json',
    meaning:
      'JSON file with the experiments that run ([experiments](operation/bridge.md#experiments)). Empty: none runs',
  }),
  BRIDGE_REQUESTS_PER_MINUTE: createVariableSchema(schemas.createWholeNumberSchema(0, 1_000_000), {
    default: '600',
    example: '300',
    meaning:
      'number of requests that a network of clients (the first three numbers of IPv4, four groups of IPv6) may send in a minute. `0`: any number',
  }),
};

/** A path, or an address without credentials. */
function isDatabase(text: string): boolean {
  if (!/^[a-z]+:\/\//.test(text)) return text !== '';
  return schemas.isAbsoluteUrl(text, ['libsql:', 'http:', 'https:']) && new URL(text).username === '';
}

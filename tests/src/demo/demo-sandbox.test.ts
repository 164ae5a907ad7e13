import { describe, expect, it } from 'vitest';
import {
  formatSandboxStartMessage,
  listSystemsToSimulate,
  toSystemAddressVariables,
} from '#src/demo/demo-sandbox.ts';

describe('the sandbox of `npm start`', () => {
  it('SWAP-2 has every system whose address the environment does not state', () => {
    expect(listSystemsToSimulate({})).toEqual(['cms', 'bridge', 'tix', 'tixEducation', 'lesson']);
    expect(listSystemsToSimulate({ CMS_URL: 'https://cms.example', BRIDGE_URL: '' })).toEqual([
      'tix',
      'tixEducation',
      'lesson',
    ]);
  });

  it('SWAP-6 HALL-1 has no ticketing for schools without a ticketing, and nothing for a hall in a folder', () => {
    expect(listSystemsToSimulate({ TIX_URL: '' })).toEqual(['cms', 'bridge', 'lesson']);
    expect(listSystemsToSimulate({ CMS_FOLDER: '../my-hall' })).toEqual([]);
  });

  it('SEAT-3 tells the site that its ticketing counts free places, and of no other ticketing', () => {
    const urls = { cms: 'http://localhost:4000', bridge: '', tix: '', tixEducation: '', lesson: '' };
    expect(toSystemAddressVariables(urls)).toEqual({ CMS_URL: 'http://localhost:4000' });
    expect(toSystemAddressVariables({ ...urls, tix: 'http://localhost:4002' })).toMatchObject({
      TIX_FREE_PLACES: '1',
    });
  });

  it('prints the systems that run, and the accounts of the ticketing if it does', () => {
    const urls = { cms: 'http://localhost:4000', bridge: '', tix: '', tixEducation: '', lesson: '' };
    expect(formatSandboxStartMessage({ urls })).toBe('  CMS and search       http://localhost:4000');
    expect(formatSandboxStartMessage({ urls: { ...urls, tix: 'http://localhost:4002' } })).toMatch(
      /password/,
    );
  });
});

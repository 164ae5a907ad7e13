import type { ConsentToolWindow } from '#adapters/tag-manager/consent-cookie.adapter.ts';
import type { DataLayerWindow } from '#adapters/tag-manager/tag-manager.adapter.ts';
import type { ScriptElement, ScriptLoaderWindow } from '#adapters/tag-manager/third-party-script-loader.ts';

/** A window with a page in it, as far as scripts of others are concerned. */
export type ScriptedPage = ScriptLoaderWindow &
  DataLayerWindow &
  ConsentToolWindow &
  EventTarget &
  Browserlike;

interface Browserlike {
  readonly scripts: readonly ScriptElement[];
  readonly cookieStore: EventTarget;
  Cookiebot?: { renew?: () => void };
}

export interface PageOptions {
  /** The Trusted Types policies that were created, if the browser supports them. */
  readonly policies?: string[];
}

export function scriptedPage({ policies }: PageOptions = {}): ScriptedPage {
  const scripts: ScriptElement[] = [];
  const document: ScriptLoaderWindow['document'] = {
    createElement: () => ({ src: '', async: false, dataset: {} }),
    head: { append: (element) => void scripts.push(element) },
  };
  const trustedTypes: ScriptLoaderWindow['trustedTypes'] = policies && {
    createPolicy: (name, { createScriptURL }) => {
      policies.push(name);
      return { createScriptURL: (url) => createScriptURL(url) };
    },
  };
  const cookieStore = new EventTarget();
  return Object.assign(new EventTarget(), {
    document,
    scripts,
    cookieStore,
    ...(trustedTypes && { trustedTypes }),
  });
}

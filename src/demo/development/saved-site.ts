import type { ViteDevServer } from 'vite';
import type { DemoSandbox, startDemoSandbox } from '#src/demo/demo-sandbox.ts';
import type { createDevelopmentSite } from '#src/demo/development/development-site.ts';
import type { Site } from '#src/server/server.ts';

interface SavedSiteOptions {
  readonly siteOrigin: string;
  /** By which the policy allows what Vite adds to a page. */
  readonly nonce: string;
}

/** A function of a module as it was loaded, which is another one after a save of what it imports; and what it made. */
interface Made<Create, Value> {
  readonly create: Create;
  readonly value: Value;
}

/** The site as it is saved now, with the sandbox behind it, which imports fewer modules and so lasts longer. */
export class SavedSite {
  readonly #vite: ViteDevServer;
  readonly #options: SavedSiteOptions;
  #site: Made<typeof createDevelopmentSite, Site> | undefined;
  #sandbox: Made<typeof startDemoSandbox, DemoSandbox> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #hasFailed = false;

  constructor(vite: ViteDevServer, options: SavedSiteOptions) {
    this.#vite = vite;
    this.#options = options;
  }

  /** Rejects where a module cannot be loaded. Requests wait for each other. */
  get(): Promise<Site> {
    const replace = () => this.#replaceSite();
    const next = this.#turn.then(replace, replace);
    this.#turn = next;
    return next;
  }

  /** Whether a mistake was shown since this was last asked. */
  takeFailure(): boolean {
    const had = this.#hasFailed;
    this.#hasFailed = false;
    return had;
  }

  /** Prints a mistake in the code, shows it over every open page, and returns the document that shows it in place of a page. */
  showBug(bug: Error): string {
    const vite = this.#vite;
    this.#hasFailed = true;
    vite.ssrFixStacktrace(bug);
    const { message, stack = '' } = bug;
    const err = { ...bug, message, stack };
    vite.config.logger.error(stack, { timestamp: true, error: bug });
    vite.environments.client.hot.send({ type: 'error', err });
    const json = JSON.stringify(err).replaceAll('<', '\\u003c');
    return `<!doctype html><title>Error</title><script type="module" nonce="${this.#options.nonce}">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${json}));
</script>`;
  }

  async #replaceSite(): Promise<Site> {
    const [{ startDemoSandbox: start }, { createDevelopmentSite: create }] = await Promise.all([
      this.#vite.ssrLoadModule('/src/demo/demo-sandbox.ts') as Promise<
        typeof import('#src/demo/demo-sandbox.ts')
      >,
      this.#vite.ssrLoadModule('/src/demo/development/development-site.ts') as Promise<
        typeof import('#src/demo/development/development-site.ts')
      >,
    ]);
    const isSame = this.#site?.create === create && this.#sandbox?.create === start;
    if (this.#site && isSame) return this.#site.value;
    void this.#site?.value.close();
    this.#site = undefined;
    const { config } = await this.#replaceSandbox(start);
    const { siteOrigin, nonce } = this.#options;
    const hotOrigin = siteOrigin.replace(/^http/, 'ws');
    const value = await create({ config, hotOrigin, nonce, showBug: (bug) => this.showBug(bug) });
    await value.server.ready();
    this.#site = { create, value };
    return value;
  }

  async #replaceSandbox(create: typeof startDemoSandbox): Promise<DemoSandbox> {
    if (this.#sandbox?.create === create) return this.#sandbox.value;
    await this.#sandbox?.value.sandbox?.close();
    this.#sandbox = undefined;
    // Vite's own client makes workers and markup of texts, and its first page takes long.
    const limits = { TRUSTED_TYPES: 'report', CMS_TIMEOUT_MS: '8000', SEARCH_TIMEOUT_MS: '8000' };
    const value = await create({ ...limits, ...process.env });
    this.#sandbox = { create, value };
    return value;
  }
}

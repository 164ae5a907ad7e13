import type { FastifyInstance } from 'fastify';
import type { Hall } from '#adapters/shared/hall.ts';
import type { Sandbox } from '#fixtures/sandbox/sandbox.ts';
import type { createDemoHall } from '#src/demo/demo-hall.ts';
import { readDevSiteConfig } from '#src/demo/development/dev-site-config.ts';
import type { startDevelopmentSandbox } from '#src/demo/development/development-sandbox.ts';
import type {
  createDevelopmentSite,
  DevelopmentSiteDependencies,
} from '#src/demo/development/development-site.ts';
import { ReplaceableResource } from '#src/demo/development/replaceable-resource.ts';

interface DevelopmentSiteReloaderOptions {
  readonly port: number;
  /** The sandbox is behind the site, over HTTP; else a hall in memory, without a network. */
  readonly isLive: boolean;
  /** Loads a module, and those that it imports, as they are saved now. */
  readonly load: (path: string) => Promise<Record<string, unknown>>;
  /** What the site is made of besides its world. */
  readonly parts: Omit<DevelopmentSiteDependencies, 'config' | 'hall'>;
}

/** The time in which a restarted site completes its pending responses. */
const lastAnswersMs = 10_000;

/**
 * The site as it is saved now. It is made again after a module that it imports was saved; so are the hall and the sandbox, which
 * import fewer modules and so last longer.
 */
export class DevelopmentSiteReloader {
  readonly #options: DevelopmentSiteReloaderOptions;
  /** Whether the CMS is a folder: then there is neither a hall in memory nor a sandbox. */
  readonly #hasFolder: boolean;
  readonly #hall: ReplaceableResource<[typeof createDemoHall], Hall>;
  readonly #sandbox: ReplaceableResource<[typeof startDevelopmentSandbox, Hall], Sandbox>;
  readonly #site: ReplaceableResource<
    [typeof createDevelopmentSite, Hall | undefined, Sandbox | undefined],
    FastifyInstance
  >;

  constructor(options: DevelopmentSiteReloaderOptions) {
    const { port, parts } = options;
    const { sandbox: own, siteOrigin, tixUrl, cmsFolder } = readDevSiteConfig(port);
    const linked = { lessonUrl: `http://localhost:${own.port + 4}`, tixUrl };
    this.#options = options;
    this.#hasFolder = cmsFolder !== '';
    this.#hall = new ReplaceableResource(async (makeHall) => makeHall(linked, own.seed));
    this.#sandbox = new ReplaceableResource(
      (start, hall) => start(hall, own.port, siteOrigin),
      (sandbox) => sandbox.close(),
    );
    this.#site = new ReplaceableResource(
      (make, hall, sandbox) =>
        make({ ...parts, config: readDevSiteConfig(port, sandbox), hall: sandbox ? undefined : hall }),
      async (site) => void setTimeout(() => void site.close(), lastAnswersMs).unref(),
    );
  }

  /** Rejects where a module cannot be loaded or a port is taken. */
  async get(): Promise<FastifyInstance> {
    if (this.#hasFolder)
      return this.#site.get((await this.#siteModule()).createDevelopmentSite, undefined, undefined);
    // At the same time, because each waits for its files.
    const [demoHall, live, site] = await Promise.all([this.#demoHall(), this.#live(), this.#siteModule()]);
    const hall = await this.#hall.get(demoHall.createDemoHall);
    const sandbox = live && (await this.#sandbox.get(live.startDevelopmentSandbox, hall));
    return this.#site.get(site.createDevelopmentSite, hall, sandbox);
  }

  async #demoHall(): Promise<typeof import('#src/demo/demo-hall.ts')> {
    const module = await this.#options.load('/src/demo/demo-hall.ts');
    return module as typeof import('#src/demo/demo-hall.ts');
  }

  async #live(): Promise<typeof import('#src/demo/development/development-sandbox.ts') | undefined> {
    if (!this.#options.isLive) return undefined;
    const module = await this.#options.load('/src/demo/development/development-sandbox.ts');
    return module as typeof import('#src/demo/development/development-sandbox.ts');
  }

  async #siteModule(): Promise<typeof import('#src/demo/development/development-site.ts')> {
    const module = await this.#options.load('/src/demo/development/development-site.ts');
    return module as typeof import('#src/demo/development/development-site.ts');
  }
}

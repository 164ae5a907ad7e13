/** The settings of the server, which the environment variables give (docs/configuration.md). Empty addresses: there is no such system. */
export interface ServerSettings {
  readonly siteOrigin: string;
  /** Hosts that belong to the site; those besides the origin's redirect to it. */
  readonly siteHosts: readonly string[];
  readonly cmsUrl: string;
  readonly cmsAdminUrl: string;
  /** The folder that is the CMS. */
  readonly cmsFolder: string;
  readonly lessonUrl: string;
  readonly operation: OperationSettings;
}

interface OperationSettings {
  /** The number of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  readonly edgeCache: '' | 'nginx' | 'cdn';
  readonly hstsScope: 'host' | 'subdomains' | 'preload';
  readonly trustedTypes: 'enforce' | 'report';
  /** The folder with the browser files of all builds. */
  readonly sharedAssets: string;
  readonly securityContact: string;
  readonly metricsToken: string;
  /** The bearer token of purges. Empty: no purge is accepted. */
  readonly purgeSecret: string;
  readonly shutdownDrainMs: number;
  readonly readinessDeadlineMs: number;
}

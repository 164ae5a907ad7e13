import type { Config } from '#src/config.ts';

type SystemsConfig = Pick<
  Config,
  'cmsUrl' | 'cmsFolder' | 'tixUrl' | 'tixEducationUrl' | 'bridgeUrl' | 'lessonUrl'
>;

/** The systems that a site uses, for the log: the address of each, or what there is instead. */
export function describeSystems(config: SystemsConfig): Readonly<Record<string, string>> {
  const { cmsUrl, cmsFolder, tixUrl, tixEducationUrl, bridgeUrl, lessonUrl } = config;
  return {
    cms: cmsFolder || cmsUrl,
    ticketing: tixUrl || 'links of the concerts',
    ticketingForSchools: tixEducationUrl || 'none',
    bridge: bridgeUrl || 'none',
    lessonPlayer: lessonUrl || 'none',
  };
}

import type { Container } from 'inversify';
import {
  type Pipeline,
  type PipelineParts,
  createObservers,
  createPipeline,
} from '#adapters/http-server/pipeline/pipeline.ts';
import type { BuildAssets } from '#adapters/http-server/responses/asset-manifest.ts';
import { Timer, type Timer as TimerPort } from '#ports/timer.port.ts';
import { type EnvironmentVariables, toBrowserSettings } from '#src/config.ts';
import { createDocumentRenderer } from '#src/rendering/document-renderer.ts';
import { templates } from '#src/templates.ts';
import { mergeBrowserOrigins } from '#src/worlds/merge-browser-origins.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

/** The files of a build without code and styles. */
export const noAssets: BuildAssets = {
  build: '1',
  entry: '/entry.js',
  modules: [],
  styles: [],
  fonts: [],
  errorReporter: '',
  boot: { source: '', hash: '' },
};

await templates.loadAll();

interface PipelineOptions extends Partial<Pick<PipelineParts, 'heap' | 'renderDocument'>> {
  readonly timer?: TimerPort;
  readonly environment?: EnvironmentVariables;
}

/** The server's pipeline over a world, with the default settings but those of `environment`. */
export function aPipeline(
  parent: Container,
  { timer, environment = {}, ...replaced }: PipelineOptions = {},
): Pipeline {
  const config = readyConfig(environment);
  const world = createWorld([], parent);
  if (timer) world.bind<TimerPort>(Timer).toConstantValue(timer);
  return createPipeline({
    ...createObservers(config.operation.trustedProxies),
    settings: config,
    assets: noAssets,
    templates,
    origins: { browser: mergeBrowserOrigins(toBrowserSettings(config)) },
    world,
    createRequestWorld: () => world,
    checkUpstreams: async () => Promise.reject(new Error('The upstreams are not checked')),
    renderDocument: createDocumentRenderer(noAssets),
    ...replaced,
  });
}

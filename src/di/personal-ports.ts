import type { ContainerModule } from 'inversify';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import { personalModule } from '#src/di/personal.browser.module.ts';

/** The personal ports of this site. A build has no others than the live ones; what is made up exists in development alone. */
export async function personalPorts({ isMadeUp }: SiteSettings, browser: Window): Promise<ContainerModule> {
  if (!import.meta.env.DEV || !isMadeUp) return personalModule(browser);
  const { madeUpVisitor } = await import('#src/demo/made-up-visitor.ts');
  return madeUpVisitor(browser);
}

import type { Banner, BannerKind, BannerList } from '#domain/event/banner.ts';
import type { GatewayQuestion } from '#domain/listing/gateway-path.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EducationEntry } from '#domain/page/education-entry.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import type { Redirect } from '#domain/page/redirect.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import type { CmsPort, Lookup } from '#ports/cms.port.ts';
import { askGateway, type GatewayNeeds } from './ask-gateway.ts';

/** The content system as the browser reaches it: through the site's own server. */
export class GatewayCms implements CmsPort {
  readonly #needs: GatewayNeeds;

  constructor(needs: GatewayNeeds) {
    this.#needs = needs;
  }

  global(locale: Locale, signal?: AbortSignal): Promise<Global> {
    return this.#ask<Global>({ kind: 'global', locale }, signal);
  }

  page(locale: Locale, uri: string, signal?: AbortSignal): Promise<Lookup<Page>> {
    return this.#ask<Lookup<Page>>({ kind: 'page', locale, uri }, signal);
  }

  fallbackBanners(locale: Locale, list: BannerList, signal?: AbortSignal): Promise<readonly Banner[]> {
    return this.#ask<readonly Banner[]>({ kind: 'fallbackBanners', locale, list }, signal);
  }

  banners(
    locale: Locale,
    list: BannerList,
    kind: BannerKind,
    values: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly Banner[]> {
    return this.#ask<readonly Banner[]>({ kind: 'banners', locale, list, of: kind, values }, signal);
  }

  organizer(locale: Locale, name: string, signal?: AbortSignal): Promise<Lookup<Organizer>> {
    return this.#ask<Lookup<Organizer>>({ kind: 'organizer', locale, name }, signal);
  }

  educationRedirect(entry: EducationEntry, signal?: AbortSignal): Promise<Lookup<string>> {
    return this.#ask<Lookup<string>>({ kind: 'educationRedirect', ...entry }, signal);
  }

  redirects(locale: Locale, path: string, signal?: AbortSignal): Promise<readonly Redirect[]> {
    return this.#ask<readonly Redirect[]>({ kind: 'redirects', locale, path }, signal);
  }

  #ask<Answer>(question: GatewayQuestion, signal: AbortSignal | undefined): Promise<Answer> {
    return askGateway(this.#needs, question, signal) as Promise<Answer>;
  }
}

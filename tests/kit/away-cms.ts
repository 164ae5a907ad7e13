import type { CmsPort } from '#ports/cms.port.ts';

/** A CMS that cannot be asked: every question ends as the real one's would. */
export class AwayCms implements CmsPort {
  async global(): Promise<never> {
    return this.#fail('/api/default/nl/global.json');
  }

  async page(): Promise<never> {
    return this.#fail('/api/default/nl/page.json');
  }

  async fallbackBanners(): Promise<never> {
    return this.#fail('/api/nl/concertagenda/fallback-banners.json');
  }

  async banners(): Promise<never> {
    return this.#fail('/api/nl/banners/concertagenda/genre/Lied.json');
  }

  async organizer(): Promise<never> {
    return this.#fail('/api/nl/organizer/Huisorkest.json');
  }

  async educationRedirect(): Promise<never> {
    return this.#fail('/api/nl/education-redirect/20001/event/70001/educatie/projecten/stil.json');
  }

  async redirects(): Promise<never> {
    return this.#fail('/api/seo-helper/nlDefault/find-redirects.json');
  }

  #fail(path: string): never {
    throw new Error(`Could not fetch http://cms.example${path}: 500 Internal Server Error`);
  }
}

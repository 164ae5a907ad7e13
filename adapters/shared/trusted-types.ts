/** A window of a browser that may require Trusted Types for the URLs of scripts, which TypeScript's own types lack. */
export interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}

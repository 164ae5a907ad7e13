/** The development packages that the build bundles into `dist/server`: they are delivered, so they count as production packages. */
export const bundledPackages: readonly string[] = ['@bokuweb/zstd-wasm'];

/** What the bundler tells the page about itself, as far as we ask. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
}

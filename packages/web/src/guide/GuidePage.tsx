export default function GuidePage({ path }: { readonly path: string }) {
  return <main>{path}</main>;
}

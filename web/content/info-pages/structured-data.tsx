/**
 * Structured data of a page for search engines (schema.org, CONT-3). It is data, so it is not executed and
 * needs no CSP nonce. React escapes `</script` in it.
 */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}

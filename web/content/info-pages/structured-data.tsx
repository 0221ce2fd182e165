/**
 * What a page says, for search engines (schema.org, CONT-3). Data and no script: it is not run, and the policy against
 * scripts of others does not ask for a nonce. React writes `</script` in it so that it ends nothing.
 */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}

// Runs on the first page of a link with traffic tags (SHELL-11), with or without the framework. All data
// stays on our site.
(() => {
  const search = new URLSearchParams(location.search);
  const read = (names) =>
    Object.fromEntries(
      names.flatMap((name) => (search.get(name) ? [[name, search.get(name).slice(0, 200)]] : [])),
    );
  const shared = ['network', 'ref'];
  const all = [...shared, 'sub1', 'sub2', 'sub3'];

  // Stores the first tags for the visit of this tab, like web/tracking/traffic-tags.ts.
  const tags = new URLSearchParams(read(all)).toString();
  try {
    if (tags && sessionStorage.getItem('vonk.traffic') === null) sessionStorage.setItem('vonk.traffic', tags);
  } catch {
    // The browser has no storage: the links carry the tags on.
  }

  // `lb`: counts whether a visitor leaves the first page at once, except after a reload or a return through
  // history.
  const isFirst = !document.referrer || new URL(document.referrer).origin !== location.origin;
  const [visit] = performance.getEntriesByType('navigation');
  if (!search.has('lb') || !isFirst || visit?.type !== 'navigate') return;

  // Possible click ids are sent only after consent.
  const counted = read(/(?:^|; )vonk_source_choice=accept\./.test(document.cookie) ? all : shared);
  const tell = (step) => {
    fetch('/api/page-visit.php', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
      body: JSON.stringify({ page: location.pathname, step, ...counted }),
    }).catch(() => {});
  };
  tell('arrived');

  const ways = ['click', 'submit'];
  const look = ({ type, target }) => {
    if (!(target instanceof Element)) return;
    const way =
      type === 'submit'
        ? target.closest('form[action]:not([method=post])')
        : target.closest('a[href], main button');
    // Answering our question, or using the quick exit, does not count as continuing.
    const isOther = target.closest('[data-source-question], [data-entry], [data-exit]');
    const isAway = way instanceof HTMLAnchorElement && way.origin !== location.origin;
    if (!way || isOther || isAway) return;
    for (const one of ways) removeEventListener(one, look, true);
    tell('went_on');
  };
  for (const one of ways) addEventListener(one, look, true);
})();

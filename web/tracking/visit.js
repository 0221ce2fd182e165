// On the first page by a link with traffic tags (SHELL-11), with the framework and without. Everything stays with us.
(() => {
  const search = new URLSearchParams(location.search);
  const read = (names) =>
    Object.fromEntries(
      names.flatMap((name) => (search.get(name) ? [[name, search.get(name).slice(0, 200)]] : [])),
    );
  const shared = ['network', 'ref'];
  const all = [...shared, 'sub1', 'sub2', 'sub3'];

  // For this tab's visit, as web/tracking/traffic-tags.ts keeps them; the first ones stay.
  const tags = new URLSearchParams(read(all)).toString();
  try {
    if (tags && sessionStorage.getItem('vonk.traffic') === null) sessionStorage.setItem('vonk.traffic', tags);
  } catch {
    // A browser without storage: the links carry them on.
  }

  // `lb`: whether somebody leaves this page at once. A count of a first page, not of a reload or a way back.
  const isFirst = !document.referrer || new URL(document.referrer).origin !== location.origin;
  const [visit] = performance.getEntriesByType('navigation');
  if (!search.has('lb') || !isFirst || visit?.type !== 'navigate') return;

  // What may be the number of one click only of whoever accepted it.
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
    // Answering a question of ours, or leaving in a hurry, is not going on.
    const isOther = target.closest('[data-source-question], [data-entry], [data-exit]');
    const isAway = way instanceof HTMLAnchorElement && way.origin !== location.origin;
    if (!way || isOther || isAway) return;
    for (const one of ways) removeEventListener(one, look, true);
    tell('went_on');
  };
  for (const one of ways) addEventListener(one, look, true);
})();

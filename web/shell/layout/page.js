// Runs on every page, with and without the framework: the quick exit (TRUST-8), the entry warning as a
// modal (SHELL-12), links without a connection (SHELL-10) and the top bar that leaves. The first two also work as
// plain forms that the server answers.
(() => {
  const root = document.documentElement;

  const leave = (form) => {
    root.dataset.leaving = '';
    document.title = new URL(form.dataset.exit).hostname;
    // Suppresses prompts that ask to confirm leaving.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    // The beacon arrives after the page is gone.
    if (/(?:^|; )vonk_exit=1(?:;|$)/.test(document.cookie)) navigator.sendBeacon(form.action);
    location.replace(form.dataset.exit);
  };

  window.addEventListener(
    'submit',
    (event) => {
      if (!event.target.dataset.exit) return;
      event.preventDefault();
      leave(event.target);
    },
    true,
  );

  // Pressing Shift three times within five seconds; a Shift for a capital letter, a click or a shortcut does
  // not count.
  let alone = false;
  let times = [];
  const other = () => {
    alone = false;
    times = [];
  };
  window.addEventListener('pointerdown', other, true);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Shift' || event.ctrlKey || event.altKey || event.metaKey) other();
      else if (!event.repeat) alone = true;
    },
    true,
  );
  window.addEventListener(
    'keyup',
    (event) => {
      if (event.key !== 'Shift' || !alone) return;
      alone = false;
      times = [...times, event.timeStamp].filter((time) => event.timeStamp - time <= 5000);
      const form = document.querySelector('form[data-exit]');
      if (times.length === 3 && form) leave(form);
    },
    true,
  );

  // The top bar of a phone leaves on the way down and returns on the way up. CSS moves it (tokens.css).
  let before = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - before) < 8) return;
      if (now > before && now > 96) root.dataset.bar = 'away';
      else delete root.dataset.bar;
      before = now;
    },
    { passive: true },
  );

  // Without a connection a link would show the browser's own error page. So this page stays, says that there is no
  // connection, and follows the link once there is one. Links that the framework handles are already prevented.
  let next = '';
  const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }) =>
    !(button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
  window.addEventListener('click', (event) => {
    if (navigator.onLine !== false || !isPlainClick(event)) return;
    const link = event.target.closest('a[href]');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    next = link.href;
    if (document.querySelector('[data-offline-notice]')) return;
    const notice = document.createElement('p');
    notice.dataset.offlineNotice = '';
    notice.setAttribute('role', 'alert');
    notice.textContent = root.dataset.offline;
    document.body.append(notice);
  });
  window.addEventListener('online', () => {
    if (next) location.assign(next);
  });

  const warning = () => document.querySelector('dialog[data-entry]');
  const dialog = warning();
  if (dialog?.showModal && !matchMedia('(display-mode: standalone)').matches) {
    // Only the two answers close the dialog.
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') event.preventDefault();
    });
    dialog.close();
    dialog.showModal();
    // The button has the focus, but a small window must still start at the top of the text.
    dialog.scrollTop = 0;
  }
  // The back button may restore the page as it was before the answer.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && warning() && /(?:^|; )vonk_entry=/.test(document.cookie)) location.reload();
  });
})();

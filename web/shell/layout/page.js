// On every page, with the framework and without: away at once (TRUST-8), and the entry warning as a modal (SHELL-12).
// Nothing here is needed: both are forms that the server answers as well.
(() => {
  const root = document.documentElement;

  const leave = (form) => {
    root.dataset.leaving = '';
    document.title = new URL(form.dataset.exit).hostname;
    // Nothing asks whether one is sure.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
    // Arrives after the page is gone.
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

  // Shift three times within five seconds; not the Shift of a capital letter, of a click or of a shortcut.
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

  const warning = () => document.querySelector('dialog[data-entry]');
  const dialog = warning();
  if (dialog?.showModal && !matchMedia('(display-mode: standalone)').matches) {
    // Only the two answers close it.
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') event.preventDefault();
    });
    dialog.close();
    dialog.showModal();
    // The button has the focus; on a small window it is read from the start all the same.
    dialog.scrollTop = 0;
  }
  // The back button may bring the page back as it was before the answer.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && warning() && /(?:^|; )vonk_entry=/.test(document.cookie)) location.reload();
  });
})();

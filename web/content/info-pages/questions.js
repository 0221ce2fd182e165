// On the page of questions: what is typed is looked up while typing. The server finds and words it, as it does without this:
// its answer to the same form is asked for, and the parts that say what was found take the place of those on the page.
(() => {
  const form = document.querySelector('form[data-questions]');
  let asked;
  let timer;

  const look = async (address) => {
    asked?.abort();
    asked = new AbortController();
    try {
      const answer = await fetch(address, { signal: asked.signal });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const part of document.querySelectorAll('[data-found]')) {
        const other = page.querySelector(`[data-found="${part.dataset.found}"]`);
        if (other) part.replaceChildren(...other.childNodes);
      }
      history.replaceState(history.state, '', address);
    } catch {
      // Given up for what was typed next, or no connection: the button still works.
    }
  };

  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const fields = new URLSearchParams(new FormData(form));
      if (!fields.get('q').trim()) fields.delete('q');
      void look(fields.size ? `${form.action}?${fields}` : form.action);
    }, 200);
  });
  form.addEventListener('submit', () => {
    clearTimeout(timer);
    asked?.abort();
  });
})();

// Searches the questions while the visitor types. It requests the server's response to the form and replaces
// the parts that depend on the search. Without this script the form does the same.
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
      // Cancelled by newer text, or offline: the button still works.
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

// Adds dragging and arrow keys to the top card. Without this script the halves work as labels.
(() => {
  const deck = document.querySelector('[data-deck]');
  const uppermost = () => deck.querySelector('[data-card]:not(:has(:checked))');
  const answer = (card, right) => card.querySelectorAll('input')[right ? 1 : 0].click();
  let card, start, moved;

  deck.onpointerdown = (event) => {
    if (!event.isPrimary || event.button) return;
    moved = false;
    start = event;
    const on = event.target.closest('[data-card]');
    card = on === uppermost() ? on : null;
  };
  deck.onpointermove = ({ clientX, pointerId }) => {
    const way = clientX - start?.clientX;
    if (!card || pointerId !== start.pointerId || (!moved && Math.abs(way) < 8)) return;
    if (!moved) card.setPointerCapture(pointerId);
    moved = true;
    card.dataset.dragged = way > 0 ? 'yes' : 'no';
    card.style.setProperty('--way', way);
  };
  deck.onpointerup = deck.onpointercancel = ({ type, clientX, pointerId, timeStamp }) => {
    if (!card || pointerId !== start.pointerId) return;
    const way = clientX - start.clientX;
    const isThrown = Math.abs(way) > (timeStamp - start.timeStamp) / 2;
    delete card.dataset.dragged;
    if (moved && type === 'pointerup' && Math.abs(way) > (isThrown ? 30 : 90)) answer(card, way > 0);
    card = null;
  };
  // Ignores the click on the label at the end of a drag.
  deck.onclick = (event) => {
    if (moved && event.detail) event.preventDefault();
  };

  deck.onkeydown = (event) => {
    const on = uppermost();
    const right = event.key === 'ArrowRight';
    if (!on || (!right && event.key !== 'ArrowLeft') || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    answer(on, right);
  };
  // An answered card disappears, so the focus moves to the next one.
  deck.onchange = ({ target }) => {
    const next = uppermost()?.querySelectorAll('input')[target.name ? 1 : 0];
    (next ?? deck.querySelector('button')).focus({ preventScroll: true });
  };
})();

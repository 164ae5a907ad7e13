import styles from '#ui/agenda/embedded-agenda.module.css';

/**
 * Reports the height of the embedded agenda to the page that frames it (DOOR-55), whenever it changes. The message is posted to an origin
 * that may frame the agenda, and to no other; no message is read.
 */
const { framedBy = '' } = document.documentElement.dataset;
const allowed = framedBy.split(' ').filter(Boolean);
const agenda = document.querySelector(`.${styles.agenda}`);

/** The origin of the framing page, where the browser tells it; else all that it may have, of which the browser finds its own. */
function findTargets(): readonly string[] {
  const { ancestorOrigins } = location as Partial<Location>;
  const known = ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return known ? allowed.filter((origin) => origin === known) : allowed;
}

if (agenda && window.parent !== window) {
  const targets = findTargets();
  new ResizeObserver(() => {
    const height = Math.ceil(agenda.getBoundingClientRect().height);
    for (const origin of targets) window.parent.postMessage({ type: 'agenda-height', height }, origin);
  }).observe(agenda);
}

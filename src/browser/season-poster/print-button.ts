import styles from '#ui/agenda/agenda-poster.module.css';

/** Shows the button that prints the poster (DOOR-62). Without scripts, visitors print it with their browser. */
const button = document.querySelector<HTMLButtonElement>(`.${styles.print}`);
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}

import { useEffect } from 'react';

/**
 * Lets a visitor clear the choice in a group of radio buttons: by choosing the chosen one again, or with Escape. Escape also
 * removes the focus, because the focused button lights its zone too (ROOM-1).
 */
export function useClearableRadioGroup(group: string): void {
  useEffect(() => {
    const isOption = (target: EventTarget | null): target is HTMLInputElement =>
      target instanceof HTMLInputElement && target.name === group;
    let chosen = [...document.getElementsByName(group)].filter(isOption).find(({ checked }) => checked);
    const remember = ({ target }: Event): void => {
      if (isOption(target)) chosen = target;
    };
    const clear = (): void => {
      if (chosen) chosen.checked = false;
      chosen = undefined;
    };
    const clearIfChosen = ({ target }: Event): void => {
      if (target === chosen) clear();
    };
    const clearOnEscape = ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape' || !(isOption(target) || target === document.body)) return;
      clear();
      if (isOption(target)) target.blur();
    };
    // A choice fires click before change: the first click on a button finds another one chosen, or none.
    document.addEventListener('click', clearIfChosen);
    document.addEventListener('change', remember);
    document.addEventListener('keydown', clearOnEscape);
    return () => {
      document.removeEventListener('click', clearIfChosen);
      document.removeEventListener('change', remember);
      document.removeEventListener('keydown', clearOnEscape);
    };
  }, [group]);
}

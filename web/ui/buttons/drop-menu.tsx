import { type ReactNode, useEffect, useRef } from 'react';
import styles from './drop-menu.module.css';

/**
 * A button that opens a small menu. Built on <details>, so it works without script. With script it also
 * closes on a click outside, on Esc, when the focus leaves it, and after a choice.
 */
export function DropMenu(props: {
  label: string;
  button: ReactNode;
  align?: 'start' | 'end';
  /** On a phone a sheet covers the width above the bottom bar. */
  look?: 'list' | 'sheet';
  onOpen?: () => void;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const beside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')?.focus();
    };
    const chosen = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-menu-item]')) close();
    };
    document.addEventListener('pointerdown', beside);
    document.addEventListener('focusin', beside);
    element.addEventListener('keydown', onEscape);
    element.addEventListener('click', chosen);
    return () => {
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('focusin', beside);
      element.removeEventListener('keydown', onEscape);
      element.removeEventListener('click', chosen);
    };
  }, []);

  return (
    <details
      ref={details}
      className={styles.menu}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) props.onOpen?.();
      }}
    >
      <summary className={styles.button} aria-label={props.label}>
        {props.button}
      </summary>
      <div className={`${styles.list} ${styles[props.align ?? 'end']} ${styles[props.look ?? 'list']}`}>
        {props.children}
      </div>
    </details>
  );
}

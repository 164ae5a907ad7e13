import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from '#ui/kit/link.tsx';
import styles from '#ui/components/button.module.css';

interface Look {
  /** `line` for a secondary button, `text` for one that looks like a link. */
  readonly look?: 'solid' | 'line' | 'text';
  readonly size?: 'usual' | 'small';
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({
  look = 'solid',
  size = 'usual',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${className}`}
      data-look={look}
      data-size={size}
    />
  );
}

type ButtonLinkProps = Look & LinkProps;

/** A link that looks like a button. */
export function ButtonLink({ look = 'solid', size = 'usual', className = '', ...rest }: ButtonLinkProps) {
  const lookAttributes = { 'data-look': look, 'data-size': size };
  return <Link {...rest} {...lookAttributes} className={`${styles.button} ${className}`} />;
}

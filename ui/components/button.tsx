import type { ButtonHTMLAttributes } from 'react';
import styles from '#ui/components/button.module.css';
import { type LinkProps, useLink } from '#ui/kit/services-context.tsx';

interface Look {
  /** `line` for the second of two, `text` for what is hardly a button. */
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

/** A link that is the thing to do here. */
export function ButtonLink({ look = 'solid', size = 'usual', className = '', ...rest }: ButtonLinkProps) {
  const Link = useLink();
  const looks = { 'data-look': look, 'data-size': size };
  return <Link {...rest} {...looks} className={`${styles.button} ${className}`} />;
}

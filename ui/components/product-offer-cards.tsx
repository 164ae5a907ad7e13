import type { ProductOffer } from '#domain/page/block.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Prose } from '#ui/components/prose.tsx';
import styles from '#ui/components/product-offer-cards.module.css';

/** Offers side by side, each with its price, what one gets, and a button (DOOR-71). */
export function ProductOfferCards({ items }: { readonly items: readonly ProductOffer[] }) {
  return (
    <ul className={styles.offers}>
      {items.map(({ title, price, text, link }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          {price && <p className="muted">{price}</p>}
          <Prose text={text} />
          {link && (
            <p className={styles.order}>
              <ButtonLink href={link.url} target={link.target}>
                {link.title}
              </ButtonLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { MenuChild } from '#domain/navigation/menu.ts';
import { Picture } from '#ui/components/picture.tsx';
import { useLink } from '#ui/kit/services-context.tsx';
import styles from '#ui/screens/discovery-overview/featured.module.css';

/** The editors' choice, as the opening of a magazine: one story over the whole width, the others around it. */
export function Featured({ stories }: { readonly stories: readonly MenuChild[] }) {
  const Link = useLink();
  if (stories.length === 0) return null;
  return (
    <ul className={styles.featured}>
      {stories.map(({ title, subtitle, url, image }, place) => (
        <li key={url} className="one-link">
          {image && (
            <Picture
              picture={{ ...image, alt: '' }}
              portion={place === 0 ? 0.67 : 0.34}
              isFirst={place === 0}
            />
          )}
          <div>
            <h2>
              <Link href={url}>{title}</Link>
            </h2>
            {subtitle && <p>{subtitle}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

import { toPhoneUrl } from '#domain/page/global.ts';
import { formatCityLine } from '#ui/format/city-line.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/hall-contact.module.css';

/** The hall's address, phone, opening hours and the way to it (ROOM-4); nothing without an address. */
export function HallContact() {
  const { global } = useSite();
  if (!global?.address) return null;
  const { street, phone, email, openingHours } = global.address;
  const { gettingHere } = global.globalPages;
  return (
    <div className={styles.contact}>
      <address>
        <p>
          {street}
          <br />
          {formatCityLine(global.address)}
        </p>
        <ul>
          {phone && (
            <li>
              <Link href={toPhoneUrl(phone)}>{phone}</Link>
            </li>
          )}
          {email && (
            <li>
              <Link href={`mailto:${email}`}>{email}</Link>
            </li>
          )}
          {gettingHere.url && (
            <li>
              <Link href={gettingHere.url}>{gettingHere.title}</Link>
            </li>
          )}
        </ul>
      </address>
      {openingHours && <p>{openingHours}</p>}
    </div>
  );
}

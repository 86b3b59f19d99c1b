import { Link } from '@tolk/design-system';

/** Addresses that name their scheme; what ends a sentence is no part of them. */
const address =
  /(https?:\/\/[^\s<>"'“”‘’（）()，。；！？、]+[^\s<>"'“”‘’（）()，。；！？、.,;:!?])/gu;

/** A typed text with its lines, and its addresses as links that lead away without saying from where. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      <Link
        key={`${index}`}
        href={part}
        // Its colour alone does not stand out from that of the words of one's own message.
        underline="always"
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
      >
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

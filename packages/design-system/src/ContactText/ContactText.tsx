import { Fragment } from 'react';

/** A mail address or a number: too long for its line, an address breaks before its @ and after its dots. */
export function ContactText({ children }: { children: string }) {
  return children.split(/(?=@)|(?<=\.)/).map((piece, index) => (
    <Fragment key={`${index} ${piece}`}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
}

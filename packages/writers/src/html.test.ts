import { html, verbatim } from './html.ts';

it('a text is escaped, in an attribute too', () => {
  const name = `<b>"Lin" & 'Wu'</b>`;
  expect(html`<i title="${name}">${name}</i>`.markup).toBe(
    '<i title="&lt;b&gt;&quot;Lin&quot; &amp; &#39;Wu&#39;&lt;/b&gt;">&lt;b&gt;&quot;Lin&quot; &amp; &#39;Wu&#39;&lt;/b&gt;</i>',
  );
});

it('a piece of HTML, a list of them and what is known to be safe go in as they are', () => {
  const items = ['a', 'b'].map((name) => html`<li>${name}</li>`);
  const comment = verbatim('<!-- x -->');
  const rule = html`<hr />`;
  // oxfmt-ignore
  expect(html`<ul>${items}</ul>${comment}${rule}`.markup).toBe(
    '<ul><li>a</li><li>b</li></ul><!-- x --><hr />',
  );
});

it('nothing is written for null, and a zero for a zero', () => {
  expect(html`[${null}${0}]`.markup).toBe('[0]');
});

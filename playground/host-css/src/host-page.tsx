import type { ReactElement } from 'react';

/** A page of the host's own, made of what its style sheet styles. */
export function HostPage(): ReactElement {
  return (
    <div id="host" className="container text-sky-700">
      <h1 className="display-4 text-3xl">Lathe</h1>
      <p className="lead">
        A page with a <a href="/other">link</a>, <code>code</code> and <kbd>Ctrl</kbd>.
      </p>
      <ul>
        <li>Oak</li>
        <li>Ash</li>
      </ul>
      <button type="button" className="btn btn-primary rounded-xl">
        Turn
      </button>
      <table className="table">
        <tbody>
          <tr>
            <th>Wood</th>
            <td>Oak</td>
          </tr>
        </tbody>
      </table>
      <input className="form-control" defaultValue="Ash" />
      <details open>
        <summary>More</summary>
        <blockquote>Keep the tool sharp.</blockquote>
      </details>
    </div>
  );
}

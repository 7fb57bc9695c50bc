"""axe-core on the page that a visitor looks at."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from playwright.sync_api import Page

RUN = """
async ([within, rules, every]) => {
  // What fades or moves is looked at when it has come to rest.
  const ends = document
    .getAnimations()
    .filter((one) => one.playState === 'running')
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.all(ends.map((one) => one.finished.catch(() => {})));
  const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : {};
  const { violations } = await axe.run(within, { resultTypes: ['violations'], ...only });
  return violations
    .filter(({ impact }) => every || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 200)} ${failureSummary.replaceAll('\\n', ' ').slice(0, 300)}`));
}
"""


@cache
def _axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def _run(page: Page, within: str, rules: list[str], every: bool) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found: list[str] = page.evaluate(RUN, [within, rules, every])
    return found


def forced(page: Page) -> list[str]:
    """All of them where the system forces its colours, but for what axe says about those: it reads
    the ones that the page had asked for."""
    page.emulate_media(forced_colors="active")
    found = _run(page, "html", [], every=True)
    return [finding for finding in found if not finding.startswith("color-contrast")]


def findings(page: Page, within: str = "html") -> list[str]:
    """The serious and critical ones, in light and in the dark, where only the colours differ."""
    found: list[str] = []
    for scheme, rules in (("light", []), ("dark", ["color-contrast"])):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found += [f"{scheme}: {finding}" for finding in _run(page, within, rules, every=False)]
    page.emulate_media(color_scheme="light")
    return found

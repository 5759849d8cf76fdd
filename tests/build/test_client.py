"""The client is built when it changed, with whatever Node there is, and never fails in silence."""

import pytest

from building import tools
from tests.build.house import House

VITE = """
import { writeFileSync, mkdirSync, readFileSync } from 'node:fs';
const place = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(place, { recursive: true });
const source = readFileSync('src/main.ts', 'utf-8');
if (source.includes('mistake')) { console.error('there is a mistake'); process.exit(1); }
writeFileSync(place + '/index.html', source);
"""

pytestmark = pytest.mark.skipif(tools.node() is None, reason="no Node")


@pytest.fixture
def client(bare: House) -> House:
    """A house with a client whose packages are already there."""
    files = {
        "package.json": '{"type": "module"}',
        "package-lock.json": "{}",
        "node_modules/.package-lock.json": "{}",
        "node_modules/vite/bin/vite.js": VITE,
        "src/main.ts": "hello",
    }
    for name, text in files.items():
        file = bare.root / "client" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return bare


def build(house: House, **environment: str) -> tuple[int, str]:
    done = house.build(IGROTEKA_COMPILER="none", **environment)
    return done.returncode, done.stderr


def page(house: House) -> str:
    return (house.root / "src" / "igroteka" / "client_dist" / "index.html").read_text("utf-8")


def write(house: House, text: str) -> None:
    (house.root / "client" / "src" / "main.ts").write_text(text, "utf-8")


def test_a_changed_client_is_built_again(client: House) -> None:
    build(client)
    assert page(client) == "hello"
    write(client, "good evening")
    build(client)
    assert page(client) == "good evening"


def test_an_unchanged_client_is_left_alone(client: House) -> None:
    assert "building the client" in build(client)[1]
    assert "building the client" not in build(client)[1]


def test_a_failure_is_loud_and_the_old_client_stays(client: House) -> None:
    build(client)
    write(client, "mistake")
    status, said = build(client)
    assert status == 1
    assert "the client was NOT built" in said
    assert "there is a mistake" in said
    assert page(client) == "hello"


def test_a_failure_fails_the_install_with_a_way_out(client: House) -> None:
    write(client, "mistake")
    pip = ["-m", "pip", "wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", "wheels", "."]
    done = client.run(*pip, IGROTEKA_COMPILER="none")
    assert done.returncode != 0
    assert "IGROTEKA_SKIP_CLIENT=1" in done.stdout + done.stderr
    assert client.run(*pip, IGROTEKA_COMPILER="none", IGROTEKA_SKIP_CLIENT="1").returncode == 0


def test_it_can_be_skipped(client: House) -> None:
    assert "building the client" not in build(client, IGROTEKA_SKIP_CLIENT="1")[1]

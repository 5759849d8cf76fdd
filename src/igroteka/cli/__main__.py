from igroteka.cli import main

raise SystemExit(main())
